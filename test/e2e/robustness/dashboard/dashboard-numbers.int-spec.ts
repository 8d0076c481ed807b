import { compareNumbers } from './dashboard-numbers-suite';

describe('the numbers of the menu and of the tabs', () => compareNumbers({ stories: 90, rebuilds: 2 }));
