import { sendBadInput } from './bad-input-suite';

describe('bad input', () => sendBadInput(4));
