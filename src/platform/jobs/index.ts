export { GraphileJobs } from './graphile-jobs';
export { CountedFailure, type JobInfo, type JobPayload, type Jobs, JOBS, PermanentFailure } from './jobs';
export { JOBS_MIGRATIONS } from './tables';
