import { Checkbox } from '@fluentui/react-components';
import type { ArticleFields } from '@contracts';

export interface Consent {
  copyright: boolean;
  reviewed: boolean;
}

interface Props {
  consent: Consent;
  setConsent(consent: Consent): void;
  fields: ArticleFields;
  change(part: Partial<ArticleFields>): void;
}

/** Two mandatory boxes and one optional one (spec part 1, section 5, 'Final submission'). */
export function ConsentBoxes({ consent, setConsent, fields, change }: Props) {
  return (
    <div>
      <Checkbox
        required
        label="I transfer the copyright of this manuscript to the journal on acceptance, on behalf of all authors"
        checked={consent.copyright}
        onChange={(_event, data) => setConsent({ ...consent, copyright: data.checked === true })}
      />
      <Checkbox
        required
        label="I confirm that I have reviewed the submission"
        checked={consent.reviewed}
        onChange={(_event, data) => setConsent({ ...consent, reviewed: data.checked === true })}
      />
      <Checkbox
        label="We would like the language of the manuscript to be corrected (100 euro per 1000 words, after acceptance)"
        checked={fields.languageService}
        onChange={(_event, data) => change({ languageService: data.checked === true })}
      />
    </div>
  );
}
