export { reviewTasksIn } from './queries/list-review-tasks/review-task';
export { WaitingRequests } from './requests/waiting-requests';
