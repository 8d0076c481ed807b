import { describeTampering } from './tampering-suite';

describeTampering(22);
