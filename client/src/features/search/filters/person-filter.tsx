import { Combobox, Field, Option } from '@fluentui/react-components';
import { useState } from 'react';
import { type PersonName, t } from '@contracts';
import { useDebounced } from '../../../shared/saving/use-debounced';

const nameOf = (person: PersonName): string => `${person.firstName} ${person.lastName}`;

interface PersonFilterProps {
  label: string;
  /** The person's id; '' for any person. */
  chosen: string;
  /** The person in the address, as named by the server. */
  known: PersonName | null | undefined;
  usePeople: (q: string) => PersonName[] | undefined;
  onChoose: (id: string) => void;
}

/** Finds a person by a few letters of the name. Emptying the field clears the choice. */
export function PersonFilter({ label, chosen, known, usePeople, onChoose }: PersonFilterProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [picked, setPicked] = useState<PersonName | null>(null);
  const people = usePeople(useDebounced((typed ?? '').trim())) ?? [];
  const person = [picked, known, ...people].find((one) => one?.id === chosen && chosen !== '');
  return (
    <Field label={label}>
      <Combobox
        clearable
        placeholder={t('Anyone')}
        // Allows the field to shrink to the width of its column.
        style={{ minWidth: 0 }}
        // A separate button, large enough for touch.
        expandIcon={{ style: { minWidth: '24px', minHeight: '24px' } }}
        input={{ style: { minWidth: 0, width: '100%' } }}
        value={typed ?? (person ? nameOf(person) : chosen === '' ? '' : t('Selected person'))}
        selectedOptions={chosen === '' ? [] : [chosen]}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          // Text that was not chosen from the list does not stay in the field.
          if (typed === '') onChoose('');
          setTyped(null);
        }}
        onOptionSelect={(_event, { optionValue = '' }) => {
          setTyped(null);
          setPicked(people.find((one) => one.id === optionValue) ?? null);
          onChoose(optionValue);
        }}
      >
        {people.map((one) => (
          <Option key={one.id} value={one.id} text={nameOf(one)}>
            <bdi>{[nameOf(one), one.institute].filter(Boolean).join(', ')}</bdi>
          </Option>
        ))}
        {people.length === 0 && <Option disabled>{t('No one found.')}</Option>}
      </Combobox>
    </Field>
  );
}
