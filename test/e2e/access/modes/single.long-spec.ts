import { describeMode } from './mode-suite';

describeMode('SINGLE_ANONYMOUS', 'EventStoreDB');
