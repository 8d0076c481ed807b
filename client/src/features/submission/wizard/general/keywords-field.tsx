import {
  Combobox,
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  makeStyles,
  Option,
  TagGroup,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import { t } from '@contracts';
import { usePublicSettings } from '../../../../shared/api/public-api';
import { FormField } from '../../../../shared/forms/form-field';
import { listsApi } from '../../api/lists-api';
import type { StepProps } from './step-props';

const useStyles = makeStyles({
  field: { display: 'grid', gap: tokens.spacingVerticalS },
  // `!important`, because Fluent sets the height of the whole window on the element itself.
  list: { maxHeight: 'min(20rem, 60vh) !important' },
  chosen: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
});

/** True if the keyword contains each typed word. */
const matches = (keyword: string, typed: string): boolean =>
  typed
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => keyword.toLowerCase().includes(word));

/** The journal's keywords, found by typing. The chosen ones are below, each with a button that removes it. */
export function KeywordsField({ fields, missing, change }: StepProps) {
  const styles = useStyles();
  const { data: keywords = [] } = listsApi.useArticleKeywordsQuery();
  const { maxKeywords } = usePublicSettings();
  const [typed, setTyped] = useState('');
  const found = keywords.filter(({ keyword }) => matches(keyword, typed));
  return (
    <div className={styles.field}>
      <FormField
        label={t('Keywords')}
        htmlFor="keywords"
        help={t("At most {most}, from the journal's list. Type to search it.", { most: maxKeywords })}
        error={missing['keywords']}
      >
        <Combobox
          id="keywords"
          multiselect
          listbox={{ className: styles.list }}
          placeholder={fields.keywords.length === 0 ? t('Choose keywords') : t('Choose another keyword')}
          value={typed}
          selectedOptions={fields.keywords}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped('')}
          onOptionSelect={(_event, data) => {
            setTyped('');
            change({ keywords: data.selectedOptions });
          }}
        >
          {found.map(({ id, keyword }) => (
            <Option key={id} value={keyword}>
              {keyword}
            </Option>
          ))}
          {found.length === 0 && <Option disabled>{t("No keyword contains ''{typed}'.", { typed })}</Option>}
        </Combobox>
      </FormField>
      <Chosen keywords={fields.keywords} change={change} />
    </div>
  );
}

function Chosen({ keywords, change }: { keywords: readonly string[]; change: StepProps['change'] }) {
  const styles = useStyles();
  if (keywords.length === 0) return null;
  return (
    <TagGroup
      className={styles.chosen}
      aria-label={t('Chosen keywords')}
      onDismiss={(_event, { value }) => change({ keywords: keywords.filter((keyword) => keyword !== value) })}
    >
      {keywords.map((keyword) => (
        <InteractionTag key={keyword} value={keyword} size="small" appearance="outline">
          <InteractionTagPrimary hasSecondaryAction>{keyword}</InteractionTagPrimary>
          <InteractionTagSecondary aria-label={t('Remove {keyword}', { keyword })} />
        </InteractionTag>
      ))}
    </TagGroup>
  );
}
