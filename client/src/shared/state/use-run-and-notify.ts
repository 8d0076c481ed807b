import { errorMessage } from '../api/api-error';
import { useNotify } from './hooks';

/** Runs a call, and reports its success or why it failed. */
export function useRunAndNotify(): (work: () => Promise<unknown>, done?: string) => Promise<void> {
  const notify = useNotify();
  return async (work, done) => {
    try {
      await work();
      if (done !== undefined) notify.success(done);
    } catch (error) {
      notify.error(errorMessage(error));
    }
  };
}
