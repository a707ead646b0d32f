#ifndef CSTACKSWITCH_H
#define CSTACKSWITCH_H
#endif
