import { describeMode } from './mode-suite';

describeMode('OPEN', 'EventStoreDB');
