# Nassau : les règles sur lesquelles repose la feuille de score, dans nos mots. Chaque clé est l’identifiant de la règle.

NAS-GEN-01 = Le score change aussitôt. Il peut dépasser 100 et 200, et descendre sous 0.
NAS-GEN-02 = Armes, voiles, matelots, animaux, marchandises, histoires, adversaires, avant-postes, caisses et pirates sont limités à ce que contient la boîte. Doublons, rhum, bombes, compas, contrats et provisions ne manquent jamais.
NAS-END-02 = Tours de guet : les caisses posées sur ses propres tours, fois le nombre de ces tours.
NAS-END-03 = Adversaires : les points imprimés des adversaires vaincus, fois le nombre de sortes différentes parmi eux.
NAS-END-04 = Marchandises cachées : les valeurs des places de couleur remplies, fois le nombre de toutes les marchandises de la cachette. La réserve du milieu vaut 0.
NAS-END-05 = Armes : le nombre d’armes de la sorte la mieux fournie, l’imprimée comprise, fois le nombre de toutes les tuiles Arme, sans les imprimées.
NAS-END-06 = Compagnons : 8 points par paire d’un matelot et d’un animal. Les animaux déjà utilisés comptent, les pirates non.
NAS-END-07 = Cargaison : caisses, provisions, marchandises en cale, histoires en main, rhum, doublons, contrats, bombes et compas se comptent ensemble ; deux d’entre eux rapportent 1 point, arrondi une seule fois en dessous.
NAS-PH3-03 = À la fin d’une manche, on additionne les points imprimés des histoires racontées par chacun, 1 par mauvaise blague, sans le perroquet. Le meilleur total, parmi ceux qui en ont raconté au moins une, rapporte 5 points, à égalité 5 à chacun.
NAS-PH3-04 = Qui n’a raconté aucune histoire dans la manche perd 5 points ; si personne n’en a raconté, tout le monde les perd.
NAS-DUT-10 = À la fin d’une manche, le plus de caisses sur la tuile du Hollandais en rapporte les points, à égalité la totalité à chacun. Chacun de ces joueurs déplace une caisse sur le petit quai sous la tuile ; toutes les autres vont sur le dernier quai.
NAS-DUT-12 = Le Hollandais volant : à la fin, les joueurs sont classés selon leurs caisses sur le dernier quai, pour 25, 15, 10 et 5 points. Sans caisse, pas de place ; à égalité, chacun marque la place partagée, et les places suivantes sont perdues. Règle maison : les 5 points de la quatrième place.
