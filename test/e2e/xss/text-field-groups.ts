/** Fields that several DTOs have, or that would be long in the table. */
const PERSON = {
  plain: 'title middleName department division institute streetName postalCode city fax areasOfExpertise',
  listed: 'country orcid phoneNumber language',
};
export const NAMED = { ...PERSON, plain: `firstName lastName ${PERSON.plain}`, email: 'email emailRepeat' };
export const RATINGS =
  'significance originality design impact relevance abstractQuality conclusions referencing rating';
export const COMMENTS =
  'general major minor commentsAbstract commentsTables commentsFigures commentsReferences commentsToEditor';
export const DAYS =
  'answerDueDays reviewDueDays associateDueDays minorRevisionDays majorRevisionDays noAnswerDays officeIdleDays decisionHoldSeconds reminderDaysBefore reminderDaysAfter';
export const CREDIT = {
  listed: 'site api groupId country ror',
  plain: 'clientId organization city',
  secret: 'clientSecret',
};
export const MAIL = {
  email: 'to cc replyTo',
  plain: 'subject',
  rich: 'text',
  listed: 'language',
  number: 'sendAnyway',
};
export const FILTERS = {
  search: 'q title keyword articleId',
  listed: 'statusList typeId active',
  id: 'authorId associateEditorId uploadUserId holderId',
  number: 'late',
  date: 'dateFrom dateTo asOf',
};
