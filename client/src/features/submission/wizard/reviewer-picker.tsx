import { Combobox, Option } from '@fluentui/react-components';
import { useState } from 'react';
import type { PersonName } from '../../../../../src/contracts';
import { useSettled } from '../../../shared/use-settled';
import { listsApi } from '../api/lists-api';

const nameOf = (person: PersonName): string => `${person.firstName} ${person.lastName}`;

interface Props {
  id: string;
  /** The person's id. */
  chosen: string | null;
  onChoose(id: string | null): void;
}

/** Looks people up by name while one types; the server answers at most 20. Emptying the field takes the choice back. */
export function ReviewerPicker({ id, chosen, onChoose }: Props) {
  const [query, setQuery] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const { data: people = [] } = listsApi.useKnownReviewersQuery(useSettled(query));
  const { data: all = [] } = listsApi.useKnownReviewersQuery('');
  const person = [...people, ...all].find((one) => one.id === chosen);
  return (
    <Combobox
      id={id}
      clearable
      placeholder="Type a name"
      value={typed ?? (person ? nameOf(person) : chosen ? 'Chosen earlier' : '')}
      selectedOptions={chosen ? [chosen] : []}
      onChange={(event) => {
        setTyped(event.target.value);
        setQuery(event.target.value.trim());
      }}
      onBlur={() => {
        // What is no choice does not stay in the field; an emptied field takes the choice back.
        if (typed === '') onChoose(null);
        setTyped(null);
        setQuery('');
      }}
      onOptionSelect={(_event, data) => {
        setTyped(null);
        setQuery('');
        onChoose(data.optionValue ?? null);
      }}
    >
      {people.map((one) => (
        <Option key={one.id} value={one.id} text={nameOf(one)}>
          {nameOf(one)}
          {one.institute ? `, ${one.institute}` : ''}
        </Option>
      ))}
      {people.length === 0 && <Option disabled>Nobody of that name is known. You can suggest them below.</Option>}
    </Combobox>
  );
}
