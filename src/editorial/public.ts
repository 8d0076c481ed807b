export { DailyRunJob } from './clock/daily-run.job';
export { FAILED_DECISIONS } from './held-decisions/failed-decisions';
export { namelessDescription, namelessPeople } from './logs/nameless-log';
export { peopleIn, withDays, withNames } from './logs/marks-in-text';
export { CountTodoReader } from './queries/count-todo/count-todo.reader';
