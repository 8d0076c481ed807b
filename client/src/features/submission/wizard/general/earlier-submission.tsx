import { Combobox, Option, Radio, RadioGroup } from '@fluentui/react-components';
import { type ArticleStatus, FINAL_STATUSES, shortTextProblem, t } from '@contracts';
import { FormField } from '../../../../shared/forms/form-field';
import { listsApi } from '../../api/lists-api';
import type { StepProps } from './step-props';

/** The statuses of manuscripts that may be submitted again: all final ones except accepted. */
const ENDED: ArticleStatus[] = FINAL_STATUSES.filter((status) => status !== 'ACCEPTED');

export function EarlierSubmission({ fields, missing, change }: StepProps) {
  return (
    <>
      <FormField
        label={t('Has this manuscript been submitted to this journal before?')}
        required
        error={missing['firstTime']}
      >
        <RadioGroup
          id="firstTime"
          layout="horizontal"
          value={fields.firstTime === null ? '' : String(fields.firstTime)}
          onChange={(_event, data) =>
            change({ firstTime: data.value === '1' ? 1 : 2, ...(data.value === '1' ? {} : { previousId: '' }) })
          }
        >
          <Radio value="1" label={t('Yes')} />
          <Radio value="2" label={t('No')} />
        </RadioGroup>
      </FormField>
      {fields.firstTime === 1 && <EarlierNumber fields={fields} missing={missing} change={change} />}
    </>
  );
}

/** Accepts any text, since an earlier system may have numbered differently. Offers the author's own manuscripts. */
function EarlierNumber({ fields, missing, change }: StepProps) {
  const { data: ownArticles = [], isSuccess } = listsApi.useMyArticlesQuery(ENDED);
  const typed = fields.previousId.trim();
  const chosen = ownArticles.find(({ articleId }) => articleId === typed);
  return (
    <FormField
      label={t('Number of the earlier submission')}
      htmlFor="previousId"
      required
      help={chosen ? chosen.articleTitle : hintOf(typed, isSuccess && ownArticles.length > 0)}
      error={missing['previousId'] ?? shortTextProblem('previousId', fields.previousId)}
    >
      <Combobox
        id="previousId"
        freeform
        expandIcon={ownArticles.length === 0 ? null : undefined}
        value={fields.previousId}
        selectedOptions={chosen ? [chosen.articleId] : []}
        onChange={(event) => change({ previousId: event.target.value })}
        onOptionSelect={(_event, { optionValue = '' }) => change({ previousId: optionValue })}
      >
        {ownArticles.map(({ articleId, articleTitle }) => (
          <Option key={articleId} value={articleId} text={articleId}>
            {articleId}: {articleTitle}
          </Option>
        ))}
      </Combobox>
    </FormField>
  );
}

const hintOf = (typed: string, offersOwn: boolean): string =>
  typed !== '' && offersOwn
    ? t('This is not one of your manuscripts here. Please check the number, unless another author submitted it.')
    : t('As given in our mails, for example 2025-117.');
