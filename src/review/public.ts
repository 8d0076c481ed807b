export { reviewTasksIn } from './queries/list-review-tasks/review-task';
