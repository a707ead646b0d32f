import ApusCommand

ApusCommand.execute()
