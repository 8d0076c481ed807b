import { Dropdown, Input, Option, Radio, RadioGroup, makeStyles, tokens } from '@fluentui/react-components';
import {
  HIDDEN_TYPE_IDS,
  MAX_KEYWORDS,
  MAX_RUNNING_TITLE,
  abstractLimit,
  isEmptyRichText,
  type ArticleFields,
} from '../../../../../src/contracts';
import { FormField } from '../../../shared/forms/form-field';
import { RichTextEditor } from '../../../shared/rich-text/rich-text-editor';
import { submissionApi } from '../submission-api';
import { ABSTRACT_TEMPLATE } from './draft-fields';
import type { Missing } from './missing';

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL, maxWidth: '48rem' },
});

export interface StepProps {
  fields: ArticleFields;
  /** Messages to show beside the fields; empty until the person has tried to go on. */
  missing: Missing;
  change(part: Partial<ArticleFields>): void;
}

/** Step 1: what the manuscript is (spec part 1, section 2). */
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
  const { data: types = [] } = submissionApi.useArticleTypesQuery();
  const offered = types.filter((type) => !HIDDEN_TYPE_IDS.includes(type.id));
  const chosen = types.find((type) => type.id === fields.typeId);
  return (
    <>
      <FormField label="Title" htmlFor="articleTitle" required error={missing['articleTitle']}>
        <Input
          id="articleTitle"
          value={fields.articleTitle}
          onChange={(_event, data) => change({ articleTitle: data.value })}
        />
      </FormField>
      <FormField label="Manuscript type" htmlFor="typeId" required error={missing['typeId']}>
        <Dropdown
          id="typeId"
          placeholder="Choose a type"
          value={chosen?.name ?? ''}
          selectedOptions={chosen ? [String(chosen.id)] : []}
          onOptionSelect={(_event, data) => change({ typeId: Number(data.optionValue) })}
        >
          {offered.map((type) => (
            <Option key={type.id} value={String(type.id)}>
              {type.name}
            </Option>
          ))}
        </Dropdown>
      </FormField>
      <FormField
        label="Running title"
        htmlFor="runningTitle"
        help={`A short form of the title, at most ${MAX_RUNNING_TITLE} characters (now ${fields.runningTitle.length}).`}
        error={missing['runningTitle']}
      >
        <Input
          id="runningTitle"
          value={fields.runningTitle}
          onChange={(_event, data) => change({ runningTitle: data.value })}
        />
      </FormField>
    </>
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
          help="As it stood in our mails, for example 2025-117."
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
  const { data: keywords = [] } = submissionApi.useArticleKeywordsQuery();
  return (
    <FormField
      label="Keywords"
      htmlFor="keywords"
      help={`At most ${MAX_KEYWORDS}, from the journal's list.`}
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
  const limit = abstractLimit(fields.typeId);
  if (limit === 0) return null;
  const text = isEmptyRichText(fields.abstractText) ? ABSTRACT_TEMPLATE : fields.abstractText;
  return (
    <RichTextEditor
      label="Abstract"
      required
      help="Under four headings. Words are counted without the markup."
      value={text}
      maxWords={limit}
      error={missing['abstractText']}
      onChange={(abstractText) => change({ abstractText })}
    />
  );
}
