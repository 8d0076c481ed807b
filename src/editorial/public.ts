export { DailyRunJob } from './clock/daily-run.job';
export { peopleIn, withDays, withNames } from './logs/marks-in-text';
export { CountTodoReader } from './queries/count-todo/count-todo.reader';
