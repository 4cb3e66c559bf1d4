## What players can propose to each other (AZ-5.3); after "offers" and "for"

promise-peace = keep peace until the end of the round
promise-spare = not march into { $land }
promise-leave = leave { $land }
promise-war = make war on { $seat }
promise-ally = stand by { $seat } in naval battles
promise-passage = allow the crossing of { $sea }
promise-toll = pay { $amount } tribute for a permission
promise-bid-low = bid at most { $amount } at the slave market
promise-sacrifice = give Tezcatlipoca { $amount } at the next judgement
