export { GraphileJobs } from './graphile-jobs';
export {
  type EnqueueOptions,
  type JobHandler,
  type JobInfo,
  type JobPayload,
  type Jobs,
  JOBS,
  PermanentFailure,
  type RegisterOptions,
} from './jobs';
export { JOBS_MIGRATIONS } from './tables';
