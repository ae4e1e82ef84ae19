# Nassau : les règles sur lesquelles repose la feuille de score, dans nos mots. Chaque clé est l’identifiant de la règle.

NAS-GEN-01 = Le score change aussitôt. Il peut dépasser 100 et 200, et descendre sous 0.
NAS-GEN-02 = Armes, voiles, matelots, animaux, marchandises, histoires, adversaires, avant-postes, caisses et pirates sont limités à ce que contient la boîte. Doublons, rhum, bombes, compas, contrats et provisions ne manquent jamais.
NAS-END-02 = Tours de guet : les caisses posées sur ses propres tours, fois le nombre de ces tours.
NAS-END-03 = Adversaires : les points imprimés des adversaires vaincus, fois le nombre de sortes différentes parmi eux.
NAS-END-04 = Marchandises cachées : les valeurs des places de couleur remplies, fois le nombre de toutes les marchandises de la cachette. La réserve du milieu vaut 0.
NAS-END-05 = Armes : le nombre d’armes de la sorte la mieux fournie, l’imprimée comprise, fois le nombre de toutes les tuiles Arme, sans les imprimées.
NAS-END-06 = Compagnons : 8 points par paire d’un matelot et d’un animal. Les animaux déjà utilisés comptent, les pirates non.
NAS-END-07 = Cargaison : caisses, provisions, marchandises en cale, histoires en main, rhum, doublons, contrats, bombes et compas se comptent ensemble ; deux d’entre eux rapportent 1 point, arrondi une seule fois en dessous.
NAS-DUT-12 = Le Hollandais volant : à la fin, les joueurs sont classés selon leurs caisses sur le dernier quai, pour 25, 15, 10 et 5 points. Sans caisse, pas de place ; à égalité, chacun marque la place partagée, et les places suivantes sont perdues. Règle maison : les 5 points de la quatrième place.
