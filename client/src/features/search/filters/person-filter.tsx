import { Combobox, Field, Option } from '@fluentui/react-components';
import { useState } from 'react';
import type { PersonName } from '@contracts';
import { useSettled } from '../../../shared/saving/use-settled';

const nameOf = (person: PersonName): string => `${person.firstName} ${person.lastName}`;

interface PersonFilterProps {
  label: string;
  /** The person's id; '' for anybody. */
  chosen: string;
  /** Who stands in the address, as the server names them. */
  known: PersonName | null | undefined;
  usePeople: (q: string) => PersonName[] | undefined;
  onChoose: (id: string) => void;
}

/** Chooses somebody by a few letters of the name. Emptying the field takes the choice back. */
export function PersonFilter({ label, chosen, known, usePeople, onChoose }: PersonFilterProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [picked, setPicked] = useState<PersonName | null>(null);
  const people = usePeople(useSettled((typed ?? '').trim())) ?? [];
  const person = [picked, known, ...people].find((one) => one?.id === chosen && chosen !== '');
  return (
    <Field label={label}>
      <Combobox
        clearable
        placeholder="Anybody"
        // As wide as its column, and no wider.
        style={{ minWidth: 0 }}
        // A button of its own, which a finger must meet.
        expandIcon={{ style: { minWidth: '24px', minHeight: '24px' } }}
        input={{ style: { minWidth: 0, width: '100%' } }}
        value={typed ?? (person ? nameOf(person) : chosen === '' ? '' : 'The chosen person')}
        selectedOptions={chosen === '' ? [] : [chosen]}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          // What is no choice does not stay in the field.
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
            {nameOf(one)}
            {one.institute ? `, ${one.institute}` : ''}
          </Option>
        ))}
        {people.length === 0 && <Option disabled>Nobody of that name.</Option>}
      </Combobox>
    </Field>
  );
}
