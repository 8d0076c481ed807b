import { Dropdown, Input, makeStyles, Option, Radio, RadioGroup, Select, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { abstractLimit, type ArticleFields, HIDDEN_TYPE_IDS, MAX_RUNNING_TITLE } from '@contracts';
import { usePublicSettings } from '../../../shared/api/public-api';
import { FormField } from '../../../shared/forms/form-field';
import { RichTextEditor } from '../../../shared/rich-text/rich-text-editor';
import { listsApi } from '../api/lists-api';
import type { Missing } from './checks/missing';
import { ABSTRACT_TEMPLATE } from './draft/draft-fields';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL, maxWidth: '48rem' },
});

export interface StepProps {
  fields: ArticleFields;
  /** Messages beside the fields; empty until the person first tries to continue. */
  missing: Missing;
  change(part: Partial<ArticleFields>): void;
}

/** Step 1: the general information (spec part 1, section 2). */
export function GeneralStep({ fields, missing, change }: StepProps) {
  const styles = useStyles();
  return (
    <div className={styles.form}>
      <TitleFields fields={fields} missing={missing} change={change} />
      <EarlierSubmission fields={fields} missing={missing} change={change} />
      <KeywordsField fields={fields} missing={missing} change={change} />
      <RichTextEditor
        label="Cover letter"
        help="For the editors. Reviewers never see it."
        value={fields.coverLetter}
        onChange={(coverLetter) => change({ coverLetter })}
      />
      <AbstractField fields={fields} missing={missing} change={change} />
    </div>
  );
}

function TitleFields({ fields, missing, change }: StepProps) {
  return (
    <>
      <FormField label="Title" htmlFor="articleTitle" required error={missing['articleTitle']}>
        <Input
          id="articleTitle"
          value={fields.articleTitle}
          onChange={(_event, data) => change({ articleTitle: data.value })}
        />
      </FormField>
      <TypeField fields={fields} missing={missing} change={change} />
      <FormField
        label="Running title"
        htmlFor="runningTitle"
        help={`A short form of the title, at most ${MAX_RUNNING_TITLE} characters (now ${fields.runningTitle.length}).`}
        error={missing['runningTitle']}
      >
        <Input
          id="runningTitle"
          value={fields.runningTitle}
          maxLength={MAX_RUNNING_TITLE}
          onChange={(_event, data) => change({ runningTitle: data.value })}
        />
      </FormField>
    </>
  );
}

function TypeField({ fields, missing, change }: StepProps) {
  const { data: types = [] } = listsApi.useArticleTypesQuery();
  const offered = types.filter((type) => !HIDDEN_TYPE_IDS.includes(type.id));
  return (
    <FormField label="Manuscript type" htmlFor="typeId" required error={missing['typeId']}>
      <Select
        id="typeId"
        value={fields.typeId === null ? '' : String(fields.typeId)}
        onChange={(_event, data) => change({ typeId: data.value === '' ? null : Number(data.value) })}
      >
        <option value="">Please choose</option>
        {offered.map((type) => (
          <option key={type.id} value={String(type.id)}>
            {type.name}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

function EarlierSubmission({ fields, missing, change }: StepProps) {
  return (
    <>
      <FormField
        label="Has this manuscript been submitted to this journal before?"
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
          <Radio value="1" label="Yes" />
          <Radio value="2" label="No" />
        </RadioGroup>
      </FormField>
      {fields.firstTime === 1 && (
        <FormField
          label="Number of the earlier submission"
          htmlFor="previousId"
          required
          help="As given in our mails, for example 2025-117."
          error={missing['previousId']}
        >
          <Input
            id="previousId"
            value={fields.previousId}
            onChange={(_event, data) => change({ previousId: data.value })}
          />
        </FormField>
      )}
    </>
  );
}

function KeywordsField({ fields, missing, change }: StepProps) {
  const { data: keywords = [] } = listsApi.useArticleKeywordsQuery();
  const { maxKeywords } = usePublicSettings();
  return (
    <FormField
      label="Keywords"
      htmlFor="keywords"
      help={`At most ${maxKeywords}, from the journal's list.`}
      error={missing['keywords']}
    >
      <Dropdown
        id="keywords"
        multiselect
        placeholder="Choose keywords"
        value={fields.keywords.join(', ')}
        selectedOptions={fields.keywords}
        onOptionSelect={(_event, data) => change({ keywords: data.selectedOptions })}
      >
        {keywords.map((entry) => (
          <Option key={entry.id} value={entry.keyword}>
            {entry.keyword}
          </Option>
        ))}
      </Dropdown>
    </FormField>
  );
}

function AbstractField({ fields, missing, change }: StepProps) {
  const [touched, setTouched] = useState(false);
  const limit = abstractLimit(fields.typeId, usePublicSettings());
  if (limit === 0) return null;
  // Only an untouched abstract starts with the headings; an author who removed them does not want them back.
  const text = fields.abstractText === '' && !touched ? ABSTRACT_TEMPLATE : fields.abstractText;
  return (
    <RichTextEditor
      id="abstractText"
      label="Abstract"
      required
      help="Use the four headings. They do not count as words."
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
