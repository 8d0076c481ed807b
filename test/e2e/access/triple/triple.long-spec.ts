import { describeTriple } from './triple-suite';

describeTriple([
  'as a draft',
  'once it is submitted',
  'while a correction is asked for',
  'once the associate editor gave an advice',
  'while a revision is asked for',
  'once it is withdrawn',
]);
