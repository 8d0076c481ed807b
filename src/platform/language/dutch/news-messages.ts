/** What is new, English -> Dutch. The office reads the sentences of the log, which are in the catalogue. */
export const NEWS_MESSAGES: Readonly<Record<string, string>> = {
  'Your manuscript was accepted.': 'Uw manuscript is geaccepteerd.',
  'The editors ask for a minor revision.': 'De redacteuren vragen om een kleine revisie.',
  'The editors ask for a major revision.': 'De redacteuren vragen om een grote revisie.',
  'Your manuscript was rejected.': 'Uw manuscript is afgewezen.',
  'The editors invite you to submit it again as a letter to the editor.':
    'De redacteuren nodigen u uit om het opnieuw in te dienen als brief aan de redactie.',
  'Your manuscript passed the check by the editorial office.':
    'Uw manuscript is door de controle van de redactie gekomen.',
  'The editorial office asks for a correction.': 'De redactie vraagt om een correctie.',
  'Your manuscript was withdrawn.': 'Uw manuscript is ingetrokken.',
  'The status of your manuscript changed.': 'De status van uw manuscript is gewijzigd.',
  'The status of your manuscript is now: {status}.': 'De status van uw manuscript is nu: {status}.',
  'You were asked to review this manuscript.': 'U bent gevraagd om dit manuscript te beoordelen.',
  'Your review was sent back to you for changes.': 'Uw review is naar u teruggestuurd voor wijzigingen.',
  'The due date of your review changed.': 'De uiterste datum van uw review is gewijzigd.',
  'Your review is no longer needed.': 'Uw review is niet meer nodig.',
  'The status of this manuscript changed.': 'De status van dit manuscript is gewijzigd.',
  'The status of this manuscript is now: {status}.': 'De status van dit manuscript is nu: {status}.',
  'A ticket was opened.': 'Er is een ticket geopend.',
  'A ticket was closed by its owner.': 'Een ticket is door de eigenaar gesloten.',
  'Your decision was not sent.': 'Uw besluit is niet verzonden.',
  'The editorial office closed your ticket.': 'De redactie heeft uw ticket gesloten.',
  'The editorial office answered your ticket.': 'De redactie heeft uw ticket beantwoord.',
  'A ticket was followed up by its owner.': 'Een ticket is door de eigenaar aangevuld.',
};
