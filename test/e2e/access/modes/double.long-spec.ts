import { describeMode } from './mode-suite';

describeMode('DOUBLE_ANONYMOUS', 'EventStoreDB');
