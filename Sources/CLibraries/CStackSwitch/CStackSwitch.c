#include "CStackSwitch.h"
