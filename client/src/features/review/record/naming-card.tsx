import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { type Naming, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { useNotify } from '../../../shared/state/hooks';
import { recordApi } from './record-api';

const ANSWERS: readonly (readonly [Naming, string])[] = [
  ['NO', t('Do not name me')],
  ['NAME', t('Name me')],
  ['NAME_AND_INSTITUTE', t('Name me with my institute')],
];

/** Whether the journal may name the person when it thanks its reviewers. */
export function NamingCard({ naming }: { naming: Naming }) {
  const notify = useNotify();
  const [choose] = recordApi.useChooseNamingMutation();
  const save = async (chosen: Naming): Promise<void> => {
    const answer = await choose(chosen);
    if (!('error' in answer)) notify.success(t('Your answer is saved.'));
  };
  return (
    <Card title={t('Thanks to reviewers')}>
      <Field
        label={t('May the journal name you?')}
        hint={t(
          'Once a year the journal can print the names of its reviewers, without numbers or manuscripts. You are not named unless you agree. You can change this at any time for later lists.',
        )}
      >
        <RadioGroup value={naming} onChange={(_event, { value }) => void save(value as Naming)}>
          {ANSWERS.map(([value, label]) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </RadioGroup>
      </Field>
    </Card>
  );
}
