import { Checkbox, Field } from '@fluentui/react-components';
import { messageText, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import type { FormFields } from '../../../shared/forms/use-form';
import { Loaded } from '../../../shared/page/loaded';
import { RichText } from '../../../shared/rich-text/rich-text';
import { consentApi } from './consent-api';
import { agrees, type ConsentValues } from './consent-values';

/** What the journal keeps about people and why, with the check box to agree to it. */
export function ConsentCard({ form }: { form: FormFields<ConsentValues> }) {
  const query = consentApi.usePrivacyTextQuery();
  const error = form.errors.privacyVersion;
  return (
    <Card title={t('What the journal keeps about you')}>
      <Loaded query={query}>
        {(text) => (
          <>
            <RichText html={text.html} />
            <Field
              validationState={error ? 'error' : 'none'}
              validationMessage={error ? { children: messageText(error), role: undefined } : undefined}
            >
              <Checkbox
                id={form.idOf('privacyVersion')}
                name="privacyVersion"
                required
                label={t('I have read this and agree to it')}
                checked={agrees(form.values, text)}
                onBlur={() => form.leave('privacyVersion')}
                onChange={(_event, { checked }) => form.set('privacyVersion', checked === true ? text.version : null)}
              />
            </Field>
          </>
        )}
      </Loaded>
    </Card>
  );
}
