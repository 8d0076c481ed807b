/** SQL of a subquery with a row when the account of this id has not proven its address (lifecycle, section 5 (1)). */
export const enteredUnproven = (id: string): string => `SELECT FROM app.users u WHERE u.id = ${id} AND u.unproven`;
