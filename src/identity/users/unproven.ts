/** SQL of a subquery: the ids of the accounts whose address is not proven (lifecycle, section 5 (1)). They are few. */
export const UNPROVEN_IDS = 'SELECT u.id FROM app.users u WHERE u.unproven';
