import { describeTriple } from './triple-suite';

describeTriple(['while it is reviewed']);
