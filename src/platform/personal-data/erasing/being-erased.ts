/**
 * SQL: whether the person of an account is erased, or is to be. From the request on no one can sign in to the account.
 * @param userId SQL of the id of the account.
 */
export const isBeingErased = (userId: string): string =>
  `EXISTS (SELECT FROM app.erasures being_erased WHERE being_erased.user_id = ${userId})`;
