import { makeStyles, Select, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { abstractLimit, HIDDEN_TYPE_IDS, t, typeWords } from '@contracts';
import { usePublicSettings } from '../../../shared/api/public-api';
import { FormField } from '../../../shared/forms/form-field';
import { RichTextEditor } from '../../../shared/rich-text/rich-text-editor';
import { listsApi } from '../api/lists-api';
import { ABSTRACT_TEMPLATE } from './draft/draft-fields';
import { aboutReview } from './general/about-review';
import { EarlierSubmission } from './general/earlier-submission';
import { KeywordsField } from './general/keywords-field';
import type { StepProps } from './general/step-props';
import { RunningTitleField, TitleField } from './general/title-fields';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL, maxWidth: '48rem' },
});

const AS_FILES = t('Please add them as files in step 4.');

/** Step 1: the general information (spec part 1, section 2). */
export function GeneralStep({ fields, missing, change }: StepProps) {
  const styles = useStyles();
  return (
    <div className={styles.form}>
      <TitleField fields={fields} missing={missing} change={change} />
      <TypeField fields={fields} missing={missing} change={change} />
      <RunningTitleField fields={fields} missing={missing} change={change} />
      <EarlierSubmission fields={fields} missing={missing} change={change} />
      <KeywordsField fields={fields} missing={missing} change={change} />
      <RichTextEditor
        label={t('Cover letter')}
        help={t('For the editors. Reviewers never see it.')}
        pictureHint={AS_FILES}
        value={fields.coverLetter}
        onChange={(coverLetter) => change({ coverLetter })}
      />
      <AbstractField fields={fields} missing={missing} change={change} />
    </div>
  );
}

function TypeField({ fields, missing, change }: StepProps) {
  const { data: types = [] } = listsApi.useArticleTypesQuery();
  const chosen = types.find(({ id }) => id === fields.typeId);
  const offered = types.filter((type) => !HIDDEN_TYPE_IDS.includes(type.id));
  return (
    <FormField
      label={t('Manuscript type')}
      htmlFor="typeId"
      required
      help={chosen && aboutReview(chosen)}
      error={missing['typeId']}
    >
      <Select
        id="typeId"
        value={fields.typeId === null ? '' : String(fields.typeId)}
        onChange={(_event, data) => change({ typeId: data.value === '' ? null : Number(data.value) })}
      >
        <option value="">{t('Please choose')}</option>
        {offered.map((type) => (
          <option key={type.id} value={String(type.id)}>
            {typeWords(type.name)}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

function AbstractField({ fields, missing, change }: StepProps) {
  const [touched, setTouched] = useState(false);
  const limit = abstractLimit(fields.typeId, usePublicSettings());
  if (limit === 0) return null;
  // Only an untouched abstract starts with the headings. If an author removed them, they must not return.
  const text = fields.abstractText === '' && !touched ? ABSTRACT_TEMPLATE : fields.abstractText;
  return (
    <RichTextEditor
      id="abstractText"
      label={t('Abstract')}
      required
      help={t('Use the four headings. They do not count as words.')}
      pictureHint={AS_FILES}
      value={text}
      maxWords={limit}
      error={missing['abstractText']}
      onChange={(abstractText) => {
        setTouched(true);
        change({ abstractText });
      }}
    />
  );
}
