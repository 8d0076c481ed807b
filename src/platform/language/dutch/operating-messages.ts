/**
 * English -> Dutch: parts of the system and their problems, for the webmaster, and problems of the files of own measures. Of two sentences of
 * which the second also fits the first, the longer one comes first.
 */
export const OPERATING_MESSAGES: Readonly<Record<string, string>> = {
  'event store': 'gebeurtenissenopslag',
  storage: 'opslag',
  'stored files': 'opgeslagen bestanden',
  backup: 'back-up',
  erasures: 'verwijderingen van personen',
  jobs: 'taken',
  'jobs {kind}': 'taken {kind}',
  reactions: 'reacties',
  'reaction {name}': 'reactie {name}',
  'read models': 'leesmodellen',
  'read model {name}': 'leesmodel {name}',
  'events of a newer release': 'gebeurtenissen van een nieuwere versie',
  stopping: 'stopt',
  failed: 'mislukt',
  'no answer in time': 'geen antwoord op tijd',
  'the newest backup is of {at}': 'de nieuwste back-up is van {at}',
  'no backup has been made yet': 'er is nog geen back-up gemaakt',
  'no process has this ROLE at the moment: the read models are not being updated':
    'geen proces heeft op dit moment deze ROLE: de leesmodellen worden niet bijgewerkt',
  'no process has this ROLE at the moment: no mail is sent and no document is made':
    'geen proces heeft op dit moment deze ROLE: er wordt geen mail verstuurd en geen document gemaakt',
  'due for more than 5 minutes, and no process does them: {count}':
    'langer dan 5 minuten te laat, en geen proces doet ze: {count}',
  '{name}: {count} without attempts left, and their failure cannot be recorded: {reason}':
    '{name}: {count} zonder pogingen over, en hun mislukking kan niet worden vastgelegd: {reason}',
  'The mail server does not answer: {reason}': 'De mailserver antwoordt niet: {reason}',
  'Files cannot be stored: {code}': 'Bestanden kunnen niet worden opgeslagen: {code}',
  'The {store} cannot be used: there is none of this name':
    'De {store} kan niet worden gebruikt: er is er geen met deze naam',
  'The {store} cannot be used: access is refused; see {id} and {key}':
    'De {store} kan niet worden gebruikt: de toegang is geweigerd; zie {id} en {key}',
  'The erasure of a person is not finished after a day: the log of the server has the reason':
    'De verwijdering van een persoon is na een dag niet klaar: de reden staat in het logboek van de server',
  'The bucket cannot be used: {reason}': 'De bucket kan niet worden gebruikt: {reason}',
  '{files} damaged or missing: npm run blobs -- verify names them, and a backup has them':
    '{files} beschadigd of ontbrekend: npm run blobs -- verify noemt ze, en een back-up bevat ze',
  'It has version {stored} and is of another release; this process knows {known}.':
    'Het heeft versie {stored} en is van een andere release; dit proces kent {known}.',
  'It is stopped. {error}': 'Het is gestopt. {error}',
  'It waits to be rebuilt.': 'Het wacht tot het opnieuw wordt opgebouwd.',
  'It waits to be rebuilt. Until then its readers see the one of before.':
    'Het wacht tot het opnieuw wordt opgebouwd. Tot dan zien lezers het vorige.',
  'It is being rebuilt since {since}: {events} events so far, up to {upTo}. Until then its readers see the one of before.':
    'Het wordt sinds {since} opnieuw opgebouwd: tot nu toe {events} gebeurtenissen, tot en met {upTo}. Tot dan zien lezers het vorige.',
  'It is being rebuilt since {since}: {events} events so far. Until then its readers see the one of before.':
    'Het wordt sinds {since} opnieuw opgebouwd: tot nu toe {events} gebeurtenissen. Tot dan zien lezers het vorige.',
  'It is being rebuilt since {since}: {events} events so far, up to {upTo}.':
    'Het wordt sinds {since} opnieuw opgebouwd: tot nu toe {events} gebeurtenissen, tot en met {upTo}.',
  'It is being rebuilt since {since}: {events} events so far.':
    'Het wordt sinds {since} opnieuw opgebouwd: tot nu toe {events} gebeurtenissen.',
  'Event {id} ({type}, {stream} revision {revision}) is of a type that this release does not know: run the newer release, or quarantine the event.':
    'Gebeurtenis {id} ({type}, {stream} revisie {revision}) is van een soort die deze release niet kent: gebruik de nieuwere release, of zet de gebeurtenis apart.',
  "It exports nothing called 'measure'.": "Het exporteert niets met de naam 'measure'.",
  "There is another measure called '{name}'.": "Er is al een maat met de naam '{name}'.",
  "'{field}' must be small letters, digits and hyphens":
    "'{field}' mag alleen kleine letters, cijfers en koppeltekens bevatten",
  "'{field}' must be types of events": "'{field}' is geen soort gebeurtenis",
  "'{field}' is wrong": "'{field}' klopt niet",
  "'{field}' Invalid input: expected {expected}, received {received}":
    "'{field}' klopt niet: verwacht {expected}, gekregen {received}",
  "'{field}' Too small: expected string to have >={least} characters": "'{field}' is te kort: minstens {least} tekens",
  "'{field}' Too big: expected string to have <={most} characters": "'{field}' is te lang: hoogstens {most} tekens",
  'The table has no columns': 'De tabel heeft geen kolommen',
  'Row {row} has {cells} cells for {columns} columns': 'Rij {row} heeft {cells} cellen voor {columns} kolommen',
  'The chart names a column that is not there': 'De grafiek noemt een kolom die er niet is',
};
