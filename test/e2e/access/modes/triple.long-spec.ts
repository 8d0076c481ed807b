import { describeMode } from './mode-suite';

describeMode('TRIPLE_ANONYMOUS', 'EventStoreDB');
