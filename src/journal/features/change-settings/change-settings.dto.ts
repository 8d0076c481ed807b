import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, MaxLength, Min, ValidateBy } from 'class-validator';
import {
  type AcceptedFeed,
  type AuthorConfirmation,
  type ExportedReviews,
  type JournalSettings,
  type Language,
  type LineNumbers,
  MAX_BANNER_TEXT,
  maxMessage,
  SETTING_BOUNDS,
  settingProblem,
  wholeMessage,
  type WholeSetting,
} from '../../../contracts';
import { OrAbsent } from '../../../platform/http/request/text-fields';

/** A whole number within the bounds of the setting that has the field's name, or absent. */
const whole: PropertyDecorator = (target, name) => {
  const bounds = SETTING_BOUNDS[name as WholeSetting];
  const message = wholeMessage(bounds);
  applyDecorators(
    OrAbsent(),
    Max(bounds.max, { message }),
    Min(bounds.min, { message }),
    IsInt({ message }),
  )(target, name);
};

/** A text that follows the rule of the setting with this name, or absent. */
const Text = (name: keyof JournalSettings): PropertyDecorator =>
  applyDecorators(
    OrAbsent(),
    ValidateBy(
      { name, validator: { validate: (value: unknown) => settingProblem(name, value) === undefined } },
      { message: ({ value }) => settingProblem(name, value) ?? '' },
    ),
  );

/** The settings to change. */
export class ChangeSettingsDto {
  @whole answerDueDays?: number;
  @whole reviewDueDays?: number;
  @whole associateDueDays?: number;
  @whole minorRevisionDays?: number;
  @whole majorRevisionDays?: number;
  @whole noAnswerDays?: number;
  @whole officeIdleDays?: number;
  @whole decisionHoldSeconds?: number;
  @whole reminderDaysBefore?: number;
  @whole reminderDaysAfter?: number;
  @whole reminderHour?: number;
  @Text('defaultLanguage') defaultLanguage?: Language;
  @Text('timeZone') timeZone?: string;
  @whole defaultReviewersRequired?: number;
  @whole maxUploadBytes?: number;
  @whole uploadQuotaGigabytes?: number;
  @whole abstractWordsOriginal?: number;
  @whole abstractWordsOther?: number;
  @whole maxKeywords?: number;
  @Text('lineNumbers') lineNumbers?: LineNumbers;
  @Text('authorConfirmation') authorConfirmation?: AuthorConfirmation;
  @Text('declarations') declarations?: string;
  @Text('reviewerInterests') reviewerInterests?: string;
  @Text('reviewModes') reviewModes?: string;
  @Text('reviewPublication') reviewPublication?: string;
  @OrAbsent() @MaxLength(MAX_BANNER_TEXT, { message: maxMessage(MAX_BANNER_TEXT) }) bannerText?: string;
  @Text('supportEmail') supportEmail?: string;
  @Text('brandColour') brandColour?: string;
  @Text('secondFactorGroups') secondFactorGroups?: string;
  @whole secondFactorGraceDays?: number;
  @Text('issn') issn?: string;
  @Text('publisherName') publisherName?: string;
  @Text('doiPrefix') doiPrefix?: string;
  @Text('articleAddress') articleAddress?: string;
  @Text('depositorName') depositorName?: string;
  @Text('depositorEmail') depositorEmail?: string;
  @Text('exportedReviews') exportedReviews?: ExportedReviews;
  @Text('acceptedFeed') acceptedFeed?: AcceptedFeed;
}
