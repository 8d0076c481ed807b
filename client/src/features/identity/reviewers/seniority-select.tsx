import { Select } from '@fluentui/react-components';
import { type ReviewerAccount, SENIORITY_LABELS, SENIORITY_LEVELS, type SeniorityLevel, t } from '@contracts';
import { reviewersApi } from './reviewers-api';

/** A reviewer's seniority; a reviewer without a level counts as senior. Saved immediately. */
export function SenioritySelect({ reviewer }: { reviewer: ReviewerAccount }) {
  const [change] = reviewersApi.useChangeSeniorityMutation();
  const { id, firstName, lastName, seniorityLevel } = reviewer;
  return (
    <Select
      size="small"
      aria-label={t('Seniority of {name}', { name: `${firstName} ${lastName}` })}
      value={seniorityLevel ?? ''}
      onChange={(_event, { value }) => void change({ id, level: value as SeniorityLevel })}
    >
      {seniorityLevel === null && <option value="">{t('Senior (not set)')}</option>}
      {SENIORITY_LEVELS.map((level) => (
        <option key={level} value={level}>
          {SENIORITY_LABELS[level]}
        </option>
      ))}
    </Select>
  );
}
