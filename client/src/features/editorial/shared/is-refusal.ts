import { isApiError } from '../../../shared/api/api-error';

const REFUSALS: readonly number[] = [403, 404];

/** True if the article does not exist or is not, or no longer, for this person. Nothing of it may stay on the screen. */
export const isRefusal = (error: unknown): boolean => isApiError(error) && REFUSALS.includes(error.statusCode);
