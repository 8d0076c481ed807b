export { isCounted } from './record/counted-reviews';
export { assertThemselves } from './record/themselves';
