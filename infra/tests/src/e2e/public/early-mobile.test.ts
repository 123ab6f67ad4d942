import { testEarlyPresses } from './early.ts'

testEarlyPresses('mobile')
