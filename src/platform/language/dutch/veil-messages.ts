/** English -> Dutch: refusals for journals in which editors must not know the authors (ADR 122). */
export const VEIL_REFUSALS: Readonly<Record<string, string>> = {
  'This reveals who the authors are. Editors can see it after the final decision; assistants can see it now.':
    'Hieruit blijkt wie de auteurs zijn. Redacteuren krijgen het na het eindbesluit; de assistenten kunnen het nu al krijgen.',
  'While a manuscript is in triple-anonymous review, editors cannot sign in as other people or merge accounts, because they would learn who its authors are. Please ask an assistant.':
    'Zolang een manuscript driedubbelblind wordt beoordeeld, kunnen redacteuren zich niet namens anderen aanmelden en geen accounts samenvoegen: ze zouden zo zien wie de auteurs zijn. Vraag het een assistent.',
  'These numbers are of all manuscripts together. They may reveal something about authors whom editors must not know until the decision, so they are not shown to you.':
    'Deze getallen gaan over alle manuscripten samen. Ze kunnen iets verraden over auteurs die redacteuren vóór het besluit niet mogen kennen, daarom krijgt u ze niet te zien.',
  'In a triple-anonymous review, a letter to the authors can go to nobody else until the decision.':
    'Bij driedubbelblinde beoordeling kan een brief aan de auteurs tot het besluit naar niemand anders gaan.',
  'In a triple-anonymous review, answers of authors go to the editorial office.':
    'Bij driedubbelblinde beoordeling gaan antwoorden van auteurs naar de redactie.',
  'This person cannot be chosen for this manuscript. Please ask an assistant for the reason.':
    'Deze persoon kan niet voor dit manuscript worden gekozen. Vraag een assistent naar de reden.',
  'This would reveal the authors to the editors: {passages}.':
    'Redacteuren zouden hieruit opmaken wie de auteurs zijn: {passages}.',
};
