import { Checkbox } from '@fluentui/react-components';
import { type ArticleFields, t } from '@contracts';

export interface Consent {
  copyright: boolean;
  reviewed: boolean;
  /** True to submit although the PDF for reviewers could not be created. */
  withoutConverted: boolean;
}

interface Props {
  consent: Consent;
  setConsent(consent: Consent): void;
}

/** The two mandatory boxes (spec part 1, section 5, 'Final submission'). */
export function ConsentBoxes({ consent, setConsent }: Props) {
  return (
    <div>
      <Checkbox
        required
        label={t('I transfer the copyright of this manuscript to the journal on acceptance, on behalf of all authors')}
        checked={consent.copyright}
        onChange={(_event, data) => setConsent({ ...consent, copyright: data.checked === true })}
      />
      <Checkbox
        required
        label={t('I confirm that I have reviewed the submission')}
        checked={consent.reviewed}
        onChange={(_event, data) => setConsent({ ...consent, reviewed: data.checked === true })}
      />
    </div>
  );
}

interface LanguageProps {
  fields: ArticleFields;
  change(part: Partial<ArticleFields>): void;
}

/** The optional box. It is part of the overview, so it is above the button that creates the overview. */
export function LanguageBox({ fields, change }: LanguageProps) {
  return (
    <Checkbox
      label={t(
        'We would like the language of the manuscript to be corrected (100 euro per 1000 words, after acceptance)',
      )}
      checked={fields.languageService}
      onChange={(_event, data) => change({ languageService: data.checked === true })}
    />
  );
}

/** The box to continue if the manuscript cannot be converted now. */
export function WithoutConverted({ consent, setConsent }: Props) {
  return (
    <Checkbox
      label={t('I submit without having seen it; the editorial office will make the PDF from my files')}
      checked={consent.withoutConverted}
      onChange={(_event, data) => setConsent({ ...consent, withoutConverted: data.checked === true })}
    />
  );
}
