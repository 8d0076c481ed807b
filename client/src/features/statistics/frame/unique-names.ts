interface Named {
  firstName: string;
  lastName: string;
}

/** 'F. Last', with a suffix for duplicates: a chart merges equal names. */
export function uniqueNames(people: readonly Named[]): string[] {
  const seen = new Map<string, number>();
  return people.map(({ firstName, lastName }) => {
    const name = `${lastName}, ${firstName.slice(0, 1)}.`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}
