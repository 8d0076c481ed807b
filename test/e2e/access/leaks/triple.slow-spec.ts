import { describeTriple } from './triple-suite';

describeTriple();
