const list = (names: string) => new Set(names.split(/\s+/).filter((name) => name !== ''))

/** First names that are common in France, without accents: a word that is one is taken for a person's. */
export const firstNames = list(`
  adam adrien agathe ahmed alain albert alexandre alexandra alexis alice aline amandine amelie amina amine anais andre andrea angelique anissa anne annie
  antoine antonin apolline ariane arnaud arthur aurelie aurelien axel aya baptiste bastien beatrice benjamin benoit bernard bertrand brigitte bruno camille
  carine carole caroline catherine cecile cedric celine chantal charles chloe christelle christian christiane christine christophe clara claude clemence
  coralie corinne cyril damien daniel danielle david delphine denis diane didier dominique dylan eden edouard elena eliane elisabeth elise elodie eloise emilie
  emma emmanuel emmanuelle enzo eric erwan estelle esteban ethan etienne eva evelyne fabien fabienne fabrice farid fatima fatou felix fernand florence
  florent florian francis franck francois francoise frederic gabin gabriel gabrielle gael gaelle gaspard gauthier genevieve georges gerard ghislaine gilbert
  gilles giselle gregory guillaume gustave guy hamza helene henri herve hugo hugues ibrahim ines irene isabelle jacqueline jacques jean jeanne jennifer
  jeremy jerome jessica joel johan jonathan jordan josephine josiane jules julia julie julien juliette justine karim karine katia kevin khadija laetitia
  laura laure laurence laurent lea leila leo leon leonie lilou lina lionel lise loic lola lou louane louis louise luc lucas lucie lucien ludovic lydia
  mael maelle magali malika manon marc marcel margaux margot marguerite maria marianne marie marion marius martine mathieu mathilde mathis matthieu maurice
  maxence maxime mehdi melanie melissa michael michel michele mickael mireille mohamed monique morgane muriel mustapha myriam nadia nadine nathalie nathan
  nicolas nicole nina nolan noemie nora odile oceane olivier olivia oscar pascal pascale patrice patricia patrick paul paulette pauline perrine philippe
  pierrick quentin rachid raphael raymond regis remi remy renaud rene robert robin rodolphe roger roland romain romane ryan sabine sabrina salome samia
  samir samuel sandra sandrine sarah sebastien serge severine simone solene sonia sophie stephane stephanie suzanne sylvain sylvie tanguy theo theodore
  therese thibault thibaut thierry thomas timothee tom tristan ugo valentin valentine valerie vanessa veronique vincent virginie xavier yanis yann yannick
  yasmine yassine yves yvette yvonne zoe zohra`)

/** The same for names that are words too: taken for a person's where they are written with a capital letter. */
export const wordNames = list(`
  aime ambre blanche bonnet celeste charlotte claire clement constant constance eve fleur fortune france hector iris jade lila marine martin max olive
  pierre placide prudence reine rosalie rose ruby sacha simon solange victor victoire violette`)
