/**
 * The kind of a DTO field. `rich`: formatted text, sanitised by `RichTextField`. `plain`: free text, stored as typed and escaped on
 * display. `listed`: one of a fixed list, or a name issued by the server. `number` includes booleans; `nested` is another DTO;
 * `unread` is sent by clients and dropped.
 */
export type FieldKind =
  'rich' | 'plain' | 'email' | 'listed' | 'id' | 'secret' | 'search' | 'date' | 'number' | 'nested' | 'unread';

/** Fields by kind, separated by spaces. */
type Row = Partial<Record<FieldKind, string>>;

const PERSON = {
  plain: 'title middleName department division institute streetName postalCode city fax areasOfExpertise',
  listed: 'country orcid phoneNumber language',
};
const NAMED = { ...PERSON, plain: `firstName lastName ${PERSON.plain}`, email: 'email emailRepeat' };
const RATINGS = 'significance originality design impact relevance abstractQuality conclusions referencing rating';
const COMMENTS =
  'general major minor commentsAbstract commentsTables commentsFigures commentsReferences commentsToEditor';
const DAYS =
  'answerDueDays reviewDueDays associateDueDays minorRevisionDays majorRevisionDays noAnswerDays officeIdleDays decisionHoldSeconds reminderDaysBefore reminderDaysAfter';

const FILTERS = {
  search: 'q title keyword articleId',
  listed: 'statusList typeId active',
  id: 'authorId associateEditorId uploadUserId holderId',
  number: 'late',
  date: 'dateFrom dateTo asOf',
};

/** Every field of every DTO of every route. A missing field fails the tests. */
export const TEXT_FIELDS: Readonly<Record<string, Row>> = {
  AddApiKeyDto: { plain: 'name', listed: 'scopes', number: 'days' },
  AddFileDto: {
    listed: 'filename type fileType',
    id: 'replaces',
    plain: 'figureTitle',
    number: 'revision version',
  },
  AddNoteDto: { rich: 'note' },
  AddToBlacklistDto: { id: 'id', plain: 'firstName lastName shortReason', email: 'emailAddress' },
  AddWebhookDto: { listed: 'url kinds', number: 'active' },
  AddressKeyDto: { secret: 'key' },
  AdviceMailDto: { listed: 'status' },
  AnswerAuthorshipDto: { listed: 'confirms roles', nested: 'declarations', plain: 'comment' },
  AnswerRequestBodyDto: { listed: 'competingInterests', plain: 'reason suggestedColleague interestsText' },
  AnswerTicketDto: { rich: 'content' },
  AnswerRequestDto: { listed: 'response' },
  ArticleFiltersDto: FILTERS,
  AskPasskeyDto: { secret: 'ticket' },
  AssignAssociateDto: { id: 'associateId' },
  AssociateMailDto: { id: 'associateId' },
  AuthenticateDto: { email: 'email', secret: 'password' },
  ChangeDueDateDto: { date: 'date' },
  ChangeExpertiseDto: { plain: 'expertise' },
  ChangeGroupDto: { listed: 'groupId' },
  ChangeSeniorityDto: { listed: 'level' },
  ChangePrivacyTextDto: { nested: 'texts', number: 'asksAgain version' },
  ChangeRetentionDto: {
    number:
      'retainRejectedMonths retainWithdrawnMonths retainDraftDays retainMailMonths retainSecurityLogMonths confirmed',
  },
  ChangeSettingsDto: {
    number: `${DAYS} secondFactorGraceDays reminderHour defaultReviewersRequired maxUploadBytes uploadQuotaGigabytes abstractWordsOriginal abstractWordsOther maxKeywords`,
    listed:
      'defaultLanguage timeZone secondFactorGroups brandColour lineNumbers authorConfirmation declarations reviewerInterests reviewModes issn doiPrefix articleAddress exportedReviews acceptedFeed',
    plain: 'bannerText publisherName depositorName',
    email: 'supportEmail depositorEmail',
  },
  ChangeWebhookDto: { listed: 'url kinds', number: 'active' },
  ConfirmAppDto: { id: 'id', secret: 'code' },
  ConfirmPasskeyDto: { plain: 'name', secret: 'passkey' },
  CreateUserDto: { ...NAMED, listed: `${NAMED.listed} groupId` },
  DecideCheckDto: { number: 'accept guidelinesChecked', unread: 'files', nested: 'emailDto' },
  DecisionMailDto: { listed: 'status' },
  DeclarationAnswerDto: { listed: 'declaration yes', plain: 'text' },
  ErasePersonDto: { secret: 'confirmation' },
  DownloadFilesDto: { listed: 'type', number: 'revision' },
  FindQuicklyDto: { search: 'q' },
  FindAuthorsDto: { search: 'firstName lastName email orcid' },
  FinishProviderSignInDto: { secret: 'query secret' },
  ExportArticleDto: { listed: 'format', date: 'published' },
  GetArticleAsOfDto: { date: 'at' },
  GetJournalStatisticsDto: { listed: 'type', date: 'from to' },
  GetLogChangesDto: { id: 'entry' },
  GetReviewerThanksDto: { number: 'year' },
  ...{ ChooseNamingDto: { listed: 'naming' }, IssueCertificateDto: { number: 'year' } },
  ListReviewersOfYearDto: { search: 'q', number: 'year page size', listed: 'sort' },
  GetReviewerStatisticsDto: { search: 'q', number: 'page size', listed: 'sort', date: 'from to' },
  GiveAdviceDto: { rich: 'comment description', listed: 'status' },
  GiveConsentDto: { number: 'version' },
  KeywordDto: { plain: 'keyword' },
  ListAllArticlesDto: { ...FILTERS, number: `${FILTERS.number} page size`, listed: `${FILTERS.listed} sort` },
  ListAllTicketsDto: { search: 'q', number: 'page size', listed: 'type' },
  ListUploadersDto: { search: 'q' },
  ListAuthorsDto: { search: 'q' },
  ListDeliveriesDto: { listed: 'state', number: 'page size' },
  ListMyArticlesDto: { listed: 'status' },
  ListNewsDto: { date: 'before', id: 'beforeId' },
  ListPersonArticlesDto: { listed: 'part', number: 'page size' },
  ListReviewerAccountsDto: { search: 'q', number: 'page size', listed: 'sort' },
  ListReviewersDto: { search: 'q' },
  ListReviewersOfArticleDto: { search: 'q', number: 'page size matching', listed: 'sort' },
  ListSecurityLogDto: { search: 'q', listed: 'kind sort', date: 'from to', number: 'page size' },
  ListUsersDto: { search: 'q', number: 'page size', listed: 'sort groupId' },
  MailBodyDto: { email: 'to cc replyTo', plain: 'subject', rich: 'text', listed: 'language' },
  MailTemplateDto: { plain: 'subject body', date: 'changedAt', listed: 'language' },
  NewFileDto: { listed: 'filename type fileType', plain: 'figureTitle', number: 'revision' },
  PeriodDto: { date: 'from to' },
  PreviewBrandDto: { listed: 'colour' },
  SaveRebuttalDto: { plain: 'opening', nested: 'replies', number: 'draftVersion' },
  SignedLinkDto: { number: 'expires', secret: 'signature' },
  OpenTicketDto: { plain: 'name', rich: 'content', listed: 'type' },
  OverrideMailDto: { listed: 'status' },
  OverrideStatusDto: { listed: 'status', plain: 'reason', nested: 'mail' },
  PagingDto: { number: 'page size' },
  PrintJournalStatisticsDto: { date: 'from to', listed: 'type' },
  PrintReviewerStatisticsDto: { date: 'from to', search: 'q', listed: 'sort' },
  PrivacyTextsDto: { rich: 'en nl' },
  ProveAgainDto: { secret: 'code passkey password recoveryCode' },
  RatePasswordDto: { secret: 'password email firstName lastName' },
  RateReviewDto: { number: 'rate' },
  RegisterByProviderDto: { ...NAMED, secret: 'ticket', number: 'privacyVersion' },
  SignInByPasskeyDto: { secret: 'passkey' },
  StartAppDto: { plain: 'name' },
  StartProviderSignInDto: { listed: 'returnTo' },
  TakeSecondStepDto: { secret: 'code passkey recoveryCode ticket' },
  TemplateLanguageDto: { listed: 'language' },
  TicketDto: { secret: 'ticket' },
  TodoSizeDto: { number: 'size' },
  RecordDecisionDto: { listed: 'decision' },
  RetainedArticlesDto: {
    number:
      'retainRejectedMonths retainWithdrawnMonths retainDraftDays retainMailMonths retainSecurityLogMonths page size',
  },
  RegisterPersonDto: { ...NAMED, secret: 'password passwordRepeat', number: 'privacyVersion' },
  RemoveFactorsDto: { secret: 'key password' },
  RemoveFilesDto: { id: 'ids', number: 'version' },
  RemoveReviewerDto: { id: 'reviewerId' },
  RequestCorrectionDto: { email: 'to cc replyTo', plain: 'subject reason', rich: 'text', listed: 'language' },
  RequestResetDto: { email: 'email' },
  ReuseFilesDto: { listed: 'type', number: 'version' },
  ReviewDraftDto: {
    listed: `${RATINGS} recommendation`,
    number: 'violation editorialNeeded volunteer draftVersion',
    rich: COMMENTS,
  },
  ReplayWebhookDto: { id: 'fromDelivery', date: 'since' },
  ReplyDto: { id: 'point', plain: 'text' },
  RenameFactorDto: { plain: 'name' },
  RenameSearchDto: { plain: 'name' },
  MarkNewsSeenDto: { date: 'until' },
  NamedViewDto: { plain: 'name', nested: 'view' },
  TodoViewDto: { search: 'q', id: 'holderId', listed: 'list sort typeId', number: 'late size' },
  HoldDecisionDto: { listed: 'decision' },
  SaveDecisionDraftDto: {
    listed: 'decision',
    email: 'to cc replyTo',
    plain: 'subject',
    rich: 'text',
    number: 'draftVersion',
  },
  SaveSearchDto: { plain: 'name', nested: 'filters', listed: 'sort' },
  SearchArticlesDto: { ...FILTERS, number: `${FILTERS.number} page size`, listed: `${FILTERS.listed} sort` },
  SaveArticleDto: {
    plain: 'articleTitle runningTitle previousId relationshipOne relationshipTwo note',
    rich: 'coverLetter abstractText',
    listed: 'typeId firstTime keywords',
    id: 'reviewerOne reviewerTwo reviewerRemoved authorsIds',
    number: 'languageService version isCompleted copyrightAccepted submissionReviewed withoutConverted',
  },
  SaveAuthorDto: {
    id: 'id',
    plain: 'firstName middleName lastName institute department country city',
    listed: 'orcid',
    email: 'email',
    number: 'replace',
  },
  SecurityLogFilterDto: { search: 'q', listed: 'kind sort', date: 'from to' },
  SelectReviewerDto: { id: 'reviewerId' },
  SendBackReviewDto: { plain: 'reason' },
  SetPasswordDto: { id: 'user', secret: 'key password passwordRepeat' },
  SetReviewersCountDto: { number: 'count' },
  SubmitCorrectionDto: { id: 'articleId', nested: 'files', number: 'version' },
  SubmitRevisionDto: { id: 'articleId', nested: 'files', number: 'version confirmed' },
  SuggestReviewerDto: { plain: 'fullName', email: 'email' },
  UpdateUserDto: {
    ...NAMED,
    listed: `${NAMED.listed} groupId`,
    secret: 'password passwordRepeat currentPassword',
  },
  UploadFileDto: { listed: 'type' },
  WithdrawArticleDto: { plain: 'reason', number: 'version' },
};

export const fieldsIn = (row: Row, kind: FieldKind): string[] => (row[kind] ?? '').split(' ').filter(Boolean);

export const allFieldsIn = (row: Row): string[] =>
  Object.values(row)
    .flatMap((names) => names.split(' '))
    .filter(Boolean);
