/**
 * Given names that are frequent where the town's people and visitors come from, as they are compared. Left out are those
 * that are words as well: "Marina", "Clara" (a beer with lemon), "Julio". Data.
 */
const written = `
aaron abdul abigail adam adela adrian adriana agnes agustin ahmed aisha aitor albert alberto alejandra alejandro
alessandro alex alexander alexandra alfonso alfred alfredo alice alicia alison almudena alvaro amanda amelia amelie
amy ana anabel anais andre andrea andreas andres andrew andy angela angelica angelina anja anke anna anne anneke
annemarie annette annie anouk anthony antje anton antonia antonio ariadna arjan arnaud arthur arturo astrid aurelie
axel ayse barbara bas bastian beatrice beatriz begona ben benjamin bernard bernardo bernd bert bettina birgit borja
bram brandon brian brigitte bruno callum camille carla carles carlos carmen carolina caroline catherine cecile
cecilia celia celine charles charlie charlotte chloe chris christina christine christoph christophe christopher
claire claudia clement corinne cornelia cristian cristina cristobal daan damien daniel daniela daniele danielle
danny dave david debbie deborah dennis derek diana diane diego dieter dirk dominic dominik dominique donna doris
dorothea dylan eduardo edward edwin elena elisa elisabeth elise elizabeth ellen elodie elvira emilia emilio emily
emma emmanuel enric enrique eric erik erika erwin esteban esther eugenia eva evelyn ewan fabian fabienne fatima
federico felipe felix femke fernanda fernando ferran fiona florence florian francesc francesca francisca francisco
francois francoise frank franziska fred frederic friedrich gabriel gabriela gareth gary geert gemma georg george
georgina gerard gerardo gerhard gert gilbert gilles gonzalo graham greg gregor gregorio guido guillaume guillem
guillermo gunter gustavo hanna hannah hans harald harry hassan heather hector heidi heike heinz helen helena helene
helga hendrik henk henri henry herbert hilde holger ian ibrahim ignacio ines inge ingrid inmaculada irene isabel
isabella isabelle ismael ivan jacob jacqueline jaime jakob james jamie jana jane janet janine jason jasper javi
javier jean jeanne jeff jennifer jenny jens jeremy jeroen jessica jesus jim joan joana joanna joanne joaquin jochen
joel johan johanna johannes john johnny jonas jonathan joost jordi jorg jorge jorgen jorn jose josefa josep joseph
joshua josie juan juana judith julia julian juliana julie julien juliette jurgen justin karen karin karl karolina
kasper katarina kate katharina katherine kathleen kathrin katie katja kay keith ken kenneth kerstin kevin kieran kim
klaus koen kristina kurt kyle lars laura lauren laurence laurent lea leah leo leon leonard leonie leonor leticia
lewis liam lidia lieke lisa lisette lorena lorenzo lotte louis louise luca lucas lucia luciano ludwig luis luisa
lukas luuk lydia maarten magdalena maite malcolm manfred manolo manon manuel manuela marc marcel marcela marco
marcos marcus margaret margot maria marian mariana marianne maribel marie marieke marijke mario marion marisa
marisol markus marlene marta martha martijn martin martina martine mateo mathias mathieu mathilde matteo matthew
matthias matthieu maureen maurice mauricio maximilian megan melanie melissa merche michael michel michelle miguel
mike mikel mireia miriam mohamed mohammed molly monica monika monique montse muhammad nadia nadine natalia natalie
natasha nathalie nathan neil nerea niamh nico nicola nicolas nicole niels nigel nikolas nils noelia norbert nuria
olga oliver olivia olivier omar oscar owen pablo paco pamela paola pascal patricia patrick paul paula paulina
pauline pedro peggy pepe peter petra phil philip philipp philippe pierre pieter pilar rachel rafa rafael raimund
ralf ramon raphael raquel raul rebecca regina reinhard remy renate rene ricardo richard rik rita robert roberta
roberto robin rodrigo roger roland rolf romain ronald rosario rosie ross ruben rudolf ruth ryan sabine sabrina sam
samantha samuel sander sandra sandrine sanne sara sarah sascha saskia sean sebastian sebastien sergi sergio sharon
sheila sigrid silke silvia simon simone sofia sofie sonia sonja sophia sophie stefan stefanie steffen stephan
stephane stephanie stephen steve steven stuart sue susan susana susanne suzanne sven svenja sylvia sylvie tamara
tania tanja teresa teun theo theresa thierry thijs thomas thorsten tijs tim timothy tobias tomas tommy toni tony
torsten tracey tracy trevor tristan ulrich ulrike ursula uwe valentina valerie vanesa vanessa veronica veronika
vicente vicky victor victoria vincent vincenzo virginia viviane volker walter wendy werner wilhelm willem william
wim wolfgang wouter xavi xavier yann yannick yasmin yolanda youssef yvonne zoe
`;

const names: ReadonlySet<string> = new Set(written.split(/\s+/).filter(Boolean));

/** Feasts, streets and churches are called after somebody as well. */
const ofSaints: ReadonlySet<string> = new Set(['san', 'sant', 'santa', 'santo', 'saint', 'st']);

/** Whether words, as they are compared, name somebody. */
export const namesSomebody = (words: readonly string[]): boolean =>
  words.some((word, place) => names.has(word) && !ofSaints.has(words[place - 1] ?? ''));
