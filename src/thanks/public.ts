export { isCounted, yearOf } from './record/counted-reviews';
export { assertThemselves } from './record/themselves';
